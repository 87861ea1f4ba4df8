import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import styles from './controls.module.css';

// the field keeps the focus, so that nothing moves during the press
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A decorative icon of the desk. */
export const Sign = ({ path, ...svg }: ComponentProps<'svg'> & { path: string }) => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" {...svg}>
    <path d={path} />
  </svg>
);

/** A button beside a field, or one of several that filter a list. */
export const SmallButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.small} {...props} />
);

export const RoundButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.round} {...props} />
);

/** Buttons side by side. */
export const Buttons = (props: ComponentProps<'div'>) => <div className={styles.buttons} {...props} />;

/** A button that looks like a link and opens another panel. */
export const LinkButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.link} {...props} />
);

/** A list of lines that open something. */
export const LinkList = (props: ComponentProps<'ul'>) => <ul className={styles.list} {...props} />;

interface LinkItemProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** shown at the end of the line */
  value?: ReactNode;
  /** shown below the line */
  after?: ReactNode;
  /** the key of the field that it opens, to come back to it */
  field?: string | undefined;
}

/** A line of a list. One without `onClick` opens nothing. */
export function LinkItem({ children, value, after, field, ...button }: LinkItemProps) {
  const line = (
    <>
      <span>{children}</span>
      {value && <span className={styles.value}>{value}</span>}
    </>
  );
  return (
    <li data-field={field}>
      {button.onClick ? (
        <button type="button" className={styles.item} {...button}>
          {line}
        </button>
      ) : (
        <div className={styles.item}>{line}</div>
      )}
      {after}
    </li>
  );
}

/** Small text: help, places, days. */
export const Note = (props: ComponentProps<'span'>) => <span className={styles.note} {...props} />;

/** A progress bar with a text. A live region around it announces the text. */
export function Working({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.working}>
      <p id={id}>{children}</p>
      <progress aria-labelledby={id} />
    </div>
  );
}
