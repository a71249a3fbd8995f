import { useServices } from '../../shared/services/use-services.ts';

/** Handlers that keep the lock from closing while the element is in use. */
export function useStayOpen() {
  const { loadServices } = useServices();
  const handleAction = (): void =>
    void loadServices().then(
      ({ lock }) => lock.stayOpen(),
      () => undefined,
    );
  return {
    onPointerDownCapture: handleAction,
    onKeyDownCapture: handleAction,
    // Needed for dictation, switches and screen readers, which may send neither pointer events nor keys.
    onInputCapture: handleAction,
    onFocusCapture: handleAction,
  };
}
