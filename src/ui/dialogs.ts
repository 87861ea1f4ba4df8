/** Selects open dialogs, modal or popover; a browser without popovers ignores the second selector. */
export const openDialogs = 'dialog:is([open], :popover-open)';

/** Closes the open dialog, if there is one. */
export function closeDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>(openDialogs);
  if (dialog?.open) dialog.close();
  else dialog?.hidePopover?.();
}
