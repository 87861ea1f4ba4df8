import type { ComponentProps } from 'react';

interface NewTabLinkProps extends ComponentProps<'a'> {
  href: string;
  /** tells screen readers that a new tab opens */
  notice: string;
}

/** A link to another site, or to a document, in a new tab. */
export function NewTabLink({ notice, children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({notice})</span>
    </a>
  );
}
