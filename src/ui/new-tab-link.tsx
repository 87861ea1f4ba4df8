import type { ComponentProps } from 'react';

interface NewTabLinkProps extends ComponentProps<'a'> {
  href: string;
  /** says to a screen reader that a new tab opens */
  notice: string;
}

/** A link that leaves the site in a new tab, and says so. */
export function NewTabLink({ notice, children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({notice})</span>
    </a>
  );
}
