import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import styles from './controls.module.css';

// the field keeps focus, so that nothing moves under the press
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A line drawing of the desk's own, which says nothing by itself. */
export const Sign = ({ path, ...svg }: ComponentProps<'svg'> & { path: string }) => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" {...svg}>
    <path d={path} />
  </svg>
);

/** A button beside a field, or one of several that filter a list. */
export const SmallButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.small} {...props} />
);

/** A round button with a sign. */
export const RoundButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.round} {...props} />
);

/** Buttons side by side. */
export const Buttons = (props: ComponentProps<'div'>) => <div className={styles.buttons} {...props} />;

/** A way to another panel, in the words of a link. */
export const LinkButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.link} {...props} />
);

/** Lines that open something. */
export const LinkList = (props: ComponentProps<'ul'>) => <ul className={styles.list} {...props} />;

interface LinkItemProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** what stands at the line's end */
  value?: ReactNode;
  /** what stands below the line */
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

/** What is said in a smaller voice: help, places, days. */
export const Note = (props: ComponentProps<'span'>) => <span className={styles.note} {...props} />;

/** That something takes long: a bar with words. A live region around it says them aloud. */
export function Working({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.working}>
      <p id={id}>{children}</p>
      <progress aria-labelledby={id} />
    </div>
  );
}
