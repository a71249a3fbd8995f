/** Calls the test controls of the stand-in at `url`; returns its JSON. @throws Error that quotes a refusal. */
export const controlsAt =
  (url: string) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}/__controls/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`The stand-in refuses ${method} ${path}: ${await response.text()}`);
    return response.json();
  };
