import { useTranslate } from '../i18n/translate.tsx';
import { AnnouncementVariant } from './announcement-variant.tsx';
import { announcements } from './announcements.ts';

const closing = announcements.filter(({ closes }) => closes === 'hotel');

/** The day on which a closed hotel reopens. It is hidden while the hotel is open, and where today is unknown. */
export function ReopeningNote({ className }: { className?: string | undefined }) {
  const t = useTranslate();
  if (closing.length === 0) return;
  return (
    <div className={className} data-reopening-part="">
      {closing.map(({ id }) => (
        <AnnouncementVariant variant={{ name: id, noScript: false }} key={id}>
          <p>{t(`hero.reopens.${id}`)}</p>
        </AnnouncementVariant>
      ))}
    </div>
  );
}
