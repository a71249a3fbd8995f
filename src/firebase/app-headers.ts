type Headers = Readonly<Record<string, string>>;

let read = async (): Promise<Headers> => ({});

/** Called once App Check has started (start-app-check.ts). `reader` must not reject. */
export const setAppHeaders = (reader: typeof read): void => {
  read = reader;
};

/** The header with App Check's token, for requests that do not go through the SDK; empty where there is none. */
export const appHeaders = (): Promise<Headers> => read();
