/** Leads back to the start of a long page; `boot/backToTop.ts` shows it and answers its click. */
export function BackToTop() {
  return (
    <button
      type="button"
      className="back-to-top"
      data-back-to-top=""
      aria-label="Back to top"
      title="Back to top"
    >
      <span className="icon icon-arrow-up" />
    </button>
  );
}
