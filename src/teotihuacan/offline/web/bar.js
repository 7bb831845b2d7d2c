// The bar below the pages: what happens to the site, in the language of the reader.

const bar = document.querySelector("#bar");
const LANGUAGE = "teotihuacan.language";

export const facts = JSON.parse(document.body.dataset.facts);

export function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // not allowed here
  }
}

export function store(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // not allowed here
  }
}

const languages = Object.keys(facts.texts);
const accepted = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
export let language = stored(LANGUAGE) ?? accepted.find((code) => languages.includes(code));
if (!languages.includes(language)) [language] = languages;

export function useLanguage(code) {
  if (!languages.includes(code)) return;
  language = code;
  store(LANGUAGE, language);
}

export const inMB = (bytes) => (bytes / 1e6).toFixed(1);

export const t = (key, parts = {}) =>
  facts.texts[language][key].replace(/\{(\w+)\}/g, (_, name) => parts[name]);

// Say something in the bar; `button` is a key and what a click does, `share` a part of 1.
export function say(key, parts, { button, share } = {}) {
  bar.hidden = !key;
  if (!key) return;
  bar.querySelector("p").textContent = t(key, parts);
  const progress = bar.querySelector("progress");
  progress.hidden = share === undefined;
  if (share !== undefined) progress.value = share;
  const knob = bar.querySelector("button");
  knob.hidden = !button;
  if (button) {
    knob.textContent = t(button[0]);
    knob.onclick = button[1];
  }
}
