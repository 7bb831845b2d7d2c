// One dialog for everything that wants the middle of the screen.

import { $ } from "./dom.js";

// `closing` is what the button says that puts it away.
export function openDialog(heading, body, more = [], closing = null) {
  const dialog = $("#dialog");
  $("#dialog-head").textContent = heading;
  $("#dialog-body").replaceChildren(...body);
  $("#dialog-more").replaceChildren(...more);
  const close = $("#dialog-close");
  close.textContent = closing ?? close.dataset.close;
  if (!dialog.open) {
    dialog.showModal();
    $("form button", dialog).focus();
  }
}
