/** Said above a form that an earlier visit began. */
export const BroughtBack = () => (
  <p className="mt-4 text-soft">We kept what you had begun: go on where you left off.</p>
);
