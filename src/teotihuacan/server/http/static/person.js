// What this browser remembers of the person in front of it: a name, a colour, what calls them.

const KEY = "teotihuacan.person";

export function me() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || {};
  } catch {
    return {};
  }
}

export function remember(what) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...me(), ...what }));
  } catch {
    // a browser that keeps nothing is asked again
  }
}
