import { Fragment } from 'react';
import { addressLines } from '../hotel/identity.ts';

/** The hotel's address, one line below the other. A screen reader would read two blocks in one: “50 84010” as one number. */
export const PostalAddress = ({ className }: { className?: string | undefined }) => (
  <address className={className} translate="no">
    {addressLines.map((line, index) => (
      <Fragment key={line}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </address>
);
