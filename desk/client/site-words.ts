// Shows typed texts and announcements on the site at once.
import { announcementMessages } from '../../build/content/messages/announcement-messages.ts';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import { announcementsIn, flatMessages, messagesIn } from '../content/content.ts';
import { currentDesk, type Desk, subscribe } from './desk-store.ts';
import { withDrafts } from './drafts/drafts.ts';
import { currentSite } from './site-frame.ts';

let known: Partial<Desk> = {};

/** The messages with the drafts applied, also those of announcements. */
function messagesOnSite(desk: Desk, language: Language): Record<string, string> {
  const content = withDrafts(desk);
  const words = messagesIn(content, language);
  const records = announcementsIn(content);
  const announced = records.flatMap((record) => {
    try {
      const messages = announcementMessages([record], language, words['hero.search.reopens'], records);
      return Object.entries(flatMessages(messages));
    } catch {
      // an incomplete date
      return [];
    }
  });
  return { ...words, ...Object.fromEntries(announced) };
}

function showOnSite(): void {
  const desk = currentDesk();
  const site = currentSite();
  if (!site || (desk.state === known.state && desk.drafts === known.drafts)) return;
  known = desk;
  for (const language of languageIds) site.show(language, messagesOnSite(desk, language));
}

subscribe(showOnSite);

/** Shows them on a new page too, which has the texts that the files had when it started to load. */
export function showOnNewPage(): void {
  known = {};
  showOnSite();
}
