/** The dialogs in sight, as modal ones or as popovers; a browser that knows no popovers passes over the second. */
export const openDialogs = 'dialog:is([open], :popover-open)';

/** Closes the dialog in sight, if there is one. */
export function closeDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>(openDialogs);
  if (dialog?.open) dialog.close();
  else dialog?.hidePopover();
}
