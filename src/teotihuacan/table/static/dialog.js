// One dialog for everything that wants the middle of the screen.

import { $ } from "./dom.js";

export function openDialog(heading, body, more = []) {
  const dialog = $("#dialog");
  $("#dialog-head").textContent = heading;
  $("#dialog-body").replaceChildren(...body);
  $("#dialog-more").replaceChildren(...more);
  if (!dialog.open) {
    dialog.showModal();
    $("form button", dialog).focus();
  }
}
