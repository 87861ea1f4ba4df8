/** Whether the visitor dismissed the banner with this storage key on an earlier visit. False where storage is blocked. */
export function isDismissed(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
