/**
 * Turns the background triggers on or off. They are off unless a test needs them: each of the thousands of documents
 * that tests write would cause a call
 * (https://firebase.google.com/docs/emulator-suite/install_and_configure#integrate_with_your_ci_system).
 */
export async function setTriggers({ hub }: { hub: number }, state: 'on' | 'off'): Promise<void> {
  const action = state === 'on' ? 'enableBackgroundTriggers' : 'disableBackgroundTriggers';
  const response = await fetch(`http://127.0.0.1:${hub}/functions/${action}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`The emulators refuse ${action}: ${await response.text()}`);
}
