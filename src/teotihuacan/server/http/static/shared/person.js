// What this browser stores about its player: name, colour, notification settings.

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
    // without storage the player is asked again
  }
}
