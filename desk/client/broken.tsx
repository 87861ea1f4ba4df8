import { Button } from '../../src/ui/button.tsx';
import { useDesk } from './desk-store.ts';
import panelStyles from './ui/panel.module.css';

/** The fallback when the desk itself has failed. */
export function Broken() {
  const { t } = useDesk();
  return (
    <main className={panelStyles.content} role="alert">
      <title>{t.theDesk}</title>
      <p className={panelStyles.lead}>{t.deskBroken}</p>
      <Button onClick={() => location.reload()}>{t.openTheDeskAgain}</Button>
    </main>
  );
}
