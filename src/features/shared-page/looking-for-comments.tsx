export const LOOKING_FOR_COMMENTS = <p className="mt-4 text-soft">Looking for comments…</p>;
