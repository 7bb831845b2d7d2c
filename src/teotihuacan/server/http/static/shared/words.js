// The texts of this page, by key. The server sends them in the language of the page.

const texts = JSON.parse(document.body.dataset.words);

export const language = document.body.dataset.language;

// What comes before the addresses of other pages: "" on a server.
export const { root } = document.body.dataset;

// Whether there is no server: all is answered by the frame around the page (see offline/web/).
export const alone = "alone" in document.body.dataset;

// Placeholders as in the language files: {name}, and {count:# turn|# turns}.
const SLOT = /\{([a-z ]+)(?::([^{}|]*)\|([^{}]*))?\}/g;

export function t(key, parts = {}) {
  const text = texts[key];
  if (text === undefined) return key;
  return text.replace(SLOT, (slot, name, one, many) => {
    const value = parts[name] ?? "";
    if (one === undefined) return value;
    return (Number(value) === 1 ? one : many).replace("#", value);
  });
}
