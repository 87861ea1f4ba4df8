import { addressLines } from '../hotel/identity.ts';

/** The hotel's address, one line below the other. */
export const PostalAddress = ({ className }: { className?: string | undefined }) => (
  <address className={className} translate="no">
    {addressLines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);
