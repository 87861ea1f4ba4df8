import { experiences } from '../../hotel/facts.ts';
import { Text, useSay } from '../../i18n/translate.tsx';
import { BookingLink } from '../../layout/booking-link.tsx';
import { Rest } from '../../navigation/below-the-fold.tsx';
import { Section, TileBand } from '../../ui/section.tsx';
import { Experience } from './experience.tsx';
import styles from './experiences.module.css';
import { HowToBook } from './how-to-book.tsx';
import { PosterRow } from './poster-row.tsx';
import type { ExperienceId } from './posters.ts';

export function Page() {
  return (
    <>
      <PosterRow />
      <Rest>
        <TileBand />
        <div>
          {experiences.map(({ id, features, hours }) => (
            <Experience key={id} id={id as ExperienceId} features={features} hours={hours} />
          ))}
        </div>
        <HowToBook />
        <Stay />
      </Rest>
    </>
  );
}

function Stay() {
  const say = useSay();
  return (
    <Section tone="deep" labelledBy="stay" className={styles.stay}>
      <h2 id="stay">
        <Text k="experiences.cta.title" />
      </h2>
      <p>{say('experiences.cta.text')}</p>
      <BookingLink>{say('experiences.cta.button')}</BookingLink>
    </Section>
  );
}
