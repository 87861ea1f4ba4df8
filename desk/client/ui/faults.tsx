import type { DeskFault } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import styles from './faults.module.css';
import { keepFocus, SmallButton } from './small-button.tsx';

interface FaultLineProps {
  fault: DeskFault;
  /** the place that it speaks of, if that is another */
  where?: string | undefined;
  onUse?: (() => void) | undefined;
}

/** What is wrong, and what would be right. */
export function FaultLine({ fault, where, onUse }: FaultLineProps) {
  const { t, sentence } = useDesk();
  return (
    <div className={styles.fault}>
      <p>
        {where && `${where}: `}
        <strong>{sentence(fault.problem)}</strong>
      </p>
      {fault.example && (
        <p className={styles.example}>
          {onUse ? t.rightWouldBe : t.forExample} <code>{sentence(fault.example)}</code>
        </p>
      )}
      {onUse && (
        <SmallButton onMouseDown={keepFocus} onClick={onUse}>
          {t.useThis}
        </SmallButton>
      )}
    </div>
  );
}

/** Why a file is refused. */
export const Faults = ({ faults }: { faults: readonly DeskFault[] }) =>
  faults.map((fault) => <FaultLine key={`${fault.path} ${fault.problem.en}`} fault={fault} />);
