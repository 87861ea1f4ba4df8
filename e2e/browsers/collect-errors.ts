/** Runs in the page. WebDriver reports no errors, so the page collects its own. */
export function collectErrors(): void {
  if ('collectedErrors' in globalThis) return;
  const errors: string[] = [];
  Object.assign(globalThis, { collectedErrors: errors });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective} ${blockedURI}`),
  );
  addEventListener(
    'error',
    ({ message, target }) => errors.push(message ?? `failed to load ${(target as HTMLElement).outerHTML}`),
    true,
  );
  const report = console.error;
  console.error = (...values) => {
    errors.push(values.join(' '));
    report(...values);
  };
}
