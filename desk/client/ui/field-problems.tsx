// The faults or the conflict of a field, with buttons that resolve them.

import { placeKey, same } from '../../content/entry-path.ts';
import { placeLabel, withNames } from '../../content/place-label.ts';
import { readable } from '../../content/readable.ts';
import type { DeskFault, Place } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { conflictOf, draftAt, faultsAt, withDrafts } from '../drafts/drafts.ts';
import { discard, edit, keepOwn, leave, revert } from '../drafts/write.ts';
import { Buttons, keepFocus, SmallButton } from './controls.tsx';
import styles from './field-problems.module.css';
import { focusField } from './focus-field.ts';

interface FieldProblemsProps {
  place: Place;
  /** the label of the field */
  label: string;
  id?: string;
  /** the language of its text */
  lang?: string;
  /** whether it shows the faults of fields within it too */
  isWhole?: boolean;
}

/** Whether a field has faults. */
export const useIsInvalid = (place: Place) => faultsAt(useDesk(), place, true).length > 0;

/** Shows why a field is not saved, with buttons that resolve it. */
export function FieldProblems({ place, label, id, lang, isWhole = true }: FieldProblemsProps) {
  const desk = useDesk();
  const { t, sentence } = desk;
  const draft = draftAt(desk, place);
  const conflict = draft && conflictOf(desk, draft);
  const faults = conflict ? [] : faultsAt(desk, place, isWhole);
  const use = (fault: DeskFault) => {
    edit(fault, fault.right);
    leave();
  };
  /** The pressed button disappears, so the focus moves to the field. */
  const andReturn = (act: () => void) => () => {
    if (document.activeElement instanceof HTMLButtonElement) focusField(place);
    act();
  };
  return (
    <>
      <div id={conflict ? undefined : id} className={styles.faults} role="status">
        {faults.map((fault) => {
          const isHere = fault.file === place.file && same(fault.path, place.path);
          const hasRight = fault.right !== undefined;
          return (
            <div key={`${placeKey(fault)} ${fault.problem.en}`} className={styles.fault}>
              <p>
                {!isHere && `${sentence(placeLabel(withDrafts(desk), fault))}: `}
                <strong>{sentence(fault.problem)}</strong>
              </p>
              {fault.example && (
                <p className={styles.example}>
                  {hasRight ? t.rightWouldBe : t.forExample} <code>{sentence(fault.example)}</code>
                </p>
              )}
              {hasRight && (
                <SmallButton onMouseDown={keepFocus} onClick={andReturn(() => use(fault))}>
                  {t.useThis}
                </SmallButton>
              )}
            </div>
          );
        })}
      </div>
      {draft && !draft.isHeld && !conflict && (faults.length > 0 || draft.faults?.length) && (
        <SmallButton onMouseDown={keepFocus} onClick={andReturn(() => revert(draft))}>
          {t.discardTheChange}
        </SmallButton>
      )}
      {conflict && (
        <div id={id} className={styles.conflict} role="alert" onMouseDown={keepFocus}>
          <p>
            <span className="visually-hidden">{label}:</span> {t.othersHaveWritten}
          </p>
          {conflict.isGone ? (
            <blockquote>{t.entryIsRemoved}</blockquote>
          ) : (
            <blockquote lang={lang}>{sentence(readable(withNames(desk.state, place, conflict.theirs)))}</blockquote>
          )}
          <Buttons>
            {!conflict.isGone && (
              <SmallButton
                aria-label={`${t.keepMine}: ${label}`}
                onClick={andReturn(() => keepOwn(draft, conflict.theirs))}
              >
                {t.keepMine}
              </SmallButton>
            )}
            <SmallButton aria-label={`${t.takeTheirs}: ${label}`} onClick={andReturn(() => discard(place))}>
              {t.takeTheirs}
            </SmallButton>
          </Buttons>
        </div>
      )}
    </>
  );
}
