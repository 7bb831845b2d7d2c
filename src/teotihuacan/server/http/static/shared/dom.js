// Helpers for pages: elements, messages, links to copy.

import { t } from "./words.js";

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

// An HTML element. Text stays text: what a player has typed cannot become markup.
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

// An icon of the picture, for use in text.
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

// The transformation from the coordinates of an element to those of its picture.
export const matrixOf = (element) =>
  element.ownerSVGElement.getScreenCTM().inverse().multiply(element.getScreenCTM());

// A group of a class above everything else, with the coordinates of a matrix.
export function overlay(element, { a, b, c, d, e, f }, name) {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", name);
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  element.ownerSVGElement.append(group);
  return group;
}

// The symbols of the game by their letters in sentences, as in [br/g·].
const LETTERS = new Map(Object.entries(JSON.parse(document.body.dataset.letters)));

// A sentence with tiles as icons: two in a row, or two rows of them. Screen readers read the
// letters.
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

// Set the title of the page, with a mark for background tabs if the player has to choose.
export function setTitle(text, turn) {
  document.title = turn ? `● ${text}` : text;
  const { dataset } = document.body;
  $("#icon").href = turn ? dataset.iconTurn : dataset.icon;
}

const TOAST = 5000; // milliseconds until a message disappears

let toastTimer = 0;

export function say(text) {
  const toast = $("#toast");
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => (toast.hidden = true), TOAST);
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say(t("page.copied"));
  } catch {
    prompt(t("page.copy"), text); // there is no clipboard without a secure connection
  }
}

// Keep the rest of the address in links to other languages: the step, the invitation.
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
