// Tells players who look elsewhere that it is their turn: two soft notes, and a notification of the
// browser. Its permission is requested only when a player switches notifications on.

import { $ } from "../shared/dom.js";
import { me, remember } from "../shared/person.js";
import { t } from "../shared/words.js";

const NOTES = [523.25, 783.99]; // hertz: c and g
const LENGTH = 0.35; // seconds of a note
const LOUDNESS = 0.12;

let audio = null;

function ring() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  NOTES.forEach((pitch, place) => {
    const start = audio.currentTime + place * LENGTH * 0.5;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  });
}

const sounds = () => me().sound !== false;
const notifies = () => me().notify === true && globalThis.Notification?.permission === "granted";

function showState() {
  const sound = $("#sound");
  sound.setAttribute("aria-checked", String(sounds()));
  const notify = $("#notify");
  notify.hidden = !("Notification" in globalThis);
  notify.setAttribute("aria-checked", String(notifies()));
}

// The switches in the menu.
export function useNotifications() {
  $("#sound").addEventListener("click", (event) => {
    event.stopPropagation(); // the menu stays open and shows the new setting
    remember({ sound: !sounds() });
    showState();
    if (sounds()) ring();
  });
  $("#notify").addEventListener("click", async (event) => {
    event.stopPropagation();
    const wanted = !notifies();
    if (wanted && Notification.permission !== "granted") await Notification.requestPermission();
    remember({ notify: wanted && Notification.permission === "granted" });
    showState();
  });
  showState();
}

let before = null; // whether the player had to choose in the scene before

// Called with every scene. Notifies the player when `asked` has become true.
export function notifyTurn(asked, text) {
  const fresh = asked && before === false;
  before = asked;
  if (!fresh) return;
  const { dataset } = document.body;
  dataset.called = String(Number(dataset.called ?? 0) + 1);
  // The scene is drawn even if the browser refuses one of these.
  if (document.hidden && notifies())
    showNotification(t("page.title"), { body: text, tag: location.pathname }).catch(() => {});
  try {
    if (sounds() && navigator.userActivation?.hasBeenActive !== false) ring();
  } catch {
    // no sound on this device
  }
}

async function showNotification(title, options) {
  let note;
  try {
    note = new Notification(title, options);
  } catch {
    // Browsers on Android show notifications only for a service worker.
    const registration = await navigator.serviceWorker.ready;
    return registration.showNotification(title, options);
  }
  note.onclick = () => {
    focus();
    note.close();
  };
}
