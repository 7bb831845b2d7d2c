// Keyboard shortcuts: one listener for a page.

import { $ } from "./dom.js";

// The name of a key with its modifiers: "e", "?", "ArrowLeft", "Ctrl+z", "Ctrl+Shift+z", "Alt+e".
function nameOf({ key, ctrlKey, metaKey, shiftKey, altKey }) {
  if (ctrlKey || metaKey) return `Ctrl+${shiftKey ? "Shift+" : ""}${key.toLowerCase()}`;
  return altKey ? `Alt+${key}` : key;
}

// Each layer is a function that returns its actions by the names of their keys, or null if it
// does not apply now. The first layer that knows a key is asked; an action that returns false
// leaves the key to the next layer, and at the end to the browser. `repeat`: a held key counts
// again and again.
export function useKeys(...layers) {
  addEventListener("keydown", (event) => {
    const typing = /INPUT|TEXTAREA|SELECT/.test(event.target.tagName);
    if (typing || $("#dialog").open || event.defaultPrevented) return;
    const name = nameOf(event);
    for (const layer of layers) {
      const { keys, repeat = false } = layer() ?? { keys: {} };
      if (!(name in keys) || (event.repeat && !repeat)) continue;
      if (keys[name](event) === false) continue;
      event.preventDefault();
      return;
    }
  });
}
