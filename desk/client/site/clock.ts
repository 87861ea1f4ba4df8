/** Where the desk keeps the day on which it shows the site, YYYY-MM-DD. */
export const dayKey = 'desk-day';

/** The script that sets the clock of the site's document; it comes before every other one. */
export const clockScript = `(() => {
  const day = sessionStorage.getItem('${dayKey}');
  if (!day) return;
  const RealDate = Date;
  const ahead = RealDate.parse(day + 'T12:00:00') - RealDate.now();
  if (Number.isNaN(ahead)) return;
  window.Date = class Date extends RealDate {
    constructor(...given) {
      if (given.length) super(...given);
      else super(RealDate.now() + ahead);
    }
    static now() {
      return RealDate.now() + ahead;
    }
  };
})();`;
