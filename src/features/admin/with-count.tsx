interface WithCountProps {
  /** How many wait; null where nobody has told. Neither that nor 0 is shown. */
  count: number | null;
  /** The name of a queue. */
  children: string;
}

const MOST = 99;

/** The name of a queue with how many wait in it. */
export const WithCount = ({ count, children }: WithCountProps) => (
  <span className="whitespace-nowrap">
    {children}
    {count !== null && count > 0 && (
      <span className="ml-1.5 inline-grid min-h-6 min-w-6 place-items-center rounded-pill bg-amber-100 px-1.5 text-15 leading-none font-bold text-amber-800 tabular-nums">
        {count > MOST ? `${MOST}+` : count}
      </span>
    )}
  </span>
);
