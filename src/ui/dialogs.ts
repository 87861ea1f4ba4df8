/** Selects open dialogs, modal or popover; a browser without popovers ignores the second selector. */
export const openDialogs = 'dialog:is([open], :popover-open)';

export const openDialog = () => document.querySelector<HTMLDialogElement>(openDialogs);

/** Closes the open dialog, if there is one. */
export function closeDialog(): void {
  const dialog = openDialog();
  if (dialog?.open) dialog.close();
  else dialog?.hidePopover?.();
}
