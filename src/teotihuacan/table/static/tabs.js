// Tabs for narrow windows: the same page, one part of it at a time.

import { $, $$ } from "./dom.js";

// Of the frames of the board, only the one of a tab.
export function showFrame(name) {
  for (const frame of $$("#board > [data-frame]")) {
    frame.classList.toggle("shown", frame.dataset.frame === name);
  }
}

export function showTab(name) {
  $("main").dataset.tab = name;
  showFrame(name);
  for (const tab of $$("[role=tab]")) {
    const chosen = tab.dataset.tab === name;
    if (chosen) $("main").dataset.pane = tab.dataset.pane;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
  }
}

export function useTabs() {
  const tabs = $$("[role=tab]");
  for (const tab of tabs) {
    tab.addEventListener("click", () => showTab(tab.dataset.tab));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
      next.focus();
      showTab(next.dataset.tab);
    });
  }
  showTab(tabs[0].dataset.tab);
}
