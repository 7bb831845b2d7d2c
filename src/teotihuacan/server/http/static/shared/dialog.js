// The dialog of the page.

import { $ } from "./dom.js";

// `closing` is the text of the button that closes it.
export function openDialog(heading, body, more = [], closing = null) {
  const dialog = $("#dialog");
  $("#dialog-head").textContent = heading;
  $("#dialog-body").replaceChildren(...body);
  $("#dialog-more").replaceChildren(...more);
  const close = $("#dialog-close");
  close.textContent = closing ?? close.dataset.close;
  if (!dialog.open) {
    dialog.showModal();
    $("form button", dialog).focus({ preventScroll: true });
    dialog.scrollTop = 0; // the heading says the most
  }
}
