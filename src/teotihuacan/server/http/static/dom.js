// Small help with the page: elements, messages, links to copy.

import { t } from "./words.js";

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

// An HTML element. Text is always text: nothing a player typed can become markup.
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "class") element.className = value;
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== undefined && value !== null)
      element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export const SVG = "http://www.w3.org/2000/svg";

// One of the picture's own icons, for use in text.
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#teo-${name}`);
  svg.append(use);
  return svg;
}

// The symbols of the game by the letters that stand for them in sentences, as in [br/g·].
const LETTERS = new Map(Object.entries(JSON.parse(document.body.dataset.letters)));

// A sentence in which tiles are drawn: two icons in a row, or two rows of them. Those who listen
// hear the letters.
export function drawn(text) {
  return text.split(/(\[[^\]\s]{2}(?:\/[^\]\s]{2})?\])/).map((piece, index) => {
    const letters = [...piece].filter((letter) => LETTERS.has(letter));
    if (index % 2 === 0 || letters.length < 2) return piece;
    const icons = letters.map((letter) => icon(LETTERS.get(letter)));
    return make(
      "span",
      {},
      make("span", { class: "laid", "aria-hidden": "true" }, ...icons),
      make("span", { class: "hidden" }, piece),
    );
  });
}

// Set the colour of a seat everywhere on the page, see people.css.
export function setColour(seat, colour) {
  const { style } = document.body;
  style.setProperty(`--body-${seat}`, `var(--colour-${colour})`);
  style.setProperty(`--on-${seat}`, `var(--on-colour-${colour})`);
  style.setProperty(`--rim-${seat}`, `var(--rim-colour-${colour})`);
  style.setProperty(`--type-${seat}`, `var(--seat-${colour})`);
}

const TOAST = 5000; // milliseconds a message stays

let waning = 0;

export function say(text) {
  const toast = $("#toast");
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(waning);
  waning = setTimeout(() => (toast.hidden = true), TOAST);
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say(t("page.copied"));
  } catch {
    prompt(t("page.copy"), text); // no clipboard without a secure connection
  }
}

// Links to other languages lead to the same place: the same moment, the same invitation.
export function keepPlace() {
  for (const link of $$("a[href^='?language=']")) {
    const language = new URLSearchParams(link.search).get("language");
    link.addEventListener("click", () => {
      const here = new URL(location.href);
      here.searchParams.set("language", language);
      link.href = here.href;
    });
  }
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
