// An address that is not a file: the site may know it.

const { base } = document.currentScript.dataset;
const { pathname, search } = location;
location.replace(
  pathname.startsWith(base) ? `${base}#/${pathname.slice(base.length)}${search}` : base,
);
