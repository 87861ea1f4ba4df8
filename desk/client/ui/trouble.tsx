import type { DeskFault } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { Conflict } from '../drafts/conflict.tsx';
import { type Place, same } from '../drafts/draft.ts';
import { conflictOf, draftAt, faultsAt } from '../drafts/drafts.ts';
import { readable } from '../drafts/readable.ts';
import { discard, edit, insist, leave } from '../drafts/write.ts';
import { placeLabel } from '../places.ts';
import { plainText } from '../words/message-text.ts';
import styles from './faults.module.css';
import { FaultLine } from './faults.tsx';
import { keepFocus, SmallButton } from './small-button.tsx';

interface TroubleProps {
  place: Place;
  /** what the field is called */
  label: string;
  id?: string;
  /** the language of its words */
  lang?: string;
  /** whether it has no fields within it that show their own */
  isWhole?: boolean;
}

/** Whether something is wrong with a field. */
export const useIsInvalid = (place: Place) => faultsAt(useDesk(), place, true).length > 0;

/** Why a field is not written, beside it, with the ways out: in every panel. */
export function Trouble({ place, label, id, lang, isWhole = true }: TroubleProps) {
  const desk = useDesk();
  const { t, sentence } = desk;
  const draft = draftAt(desk, place);
  const conflict = draft && conflictOf(desk, draft);
  const faults = conflict ? [] : faultsAt(desk, place, isWhole);
  const use = (fault: DeskFault) => {
    edit(fault as Place, fault.right);
    leave();
  };
  return (
    <>
      <div id={id} className={styles.faults} role="status">
        {faults.map((fault) => {
          const isHere = fault.file === place.file && same(fault.path, place.path);
          return (
            <FaultLine
              key={`${fault.file} ${fault.path} ${fault.problem.en}`}
              fault={fault}
              where={isHere ? undefined : sentence(placeLabel(desk, fault))}
              onUse={fault.right === undefined ? undefined : () => use(fault)}
            />
          );
        })}
      </div>
      {draft && !draft.isHeld && faults.length > 0 && (
        <SmallButton onMouseDown={keepFocus} onClick={() => discard(place)}>
          {t.discardTheChange}
        </SmallButton>
      )}
      {conflict && (
        <Conflict
          label={label}
          lang={lang}
          theirs={plainText(sentence(readable(conflict.theirs)))}
          onKeep={() => insist(draft, conflict.theirs)}
          onTake={() => discard(place)}
        />
      )}
    </>
  );
}
