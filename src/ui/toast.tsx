import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
// The headless entry, because the styled one injects a <style>, which the content security policy blocks.
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { Button } from './button.tsx';
import { FAILURE_SHOWN } from './failure-shown.ts';
import { focusMain } from './main-focus.ts';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { connectToasts, type Notice } from './notify.ts';
import { placeToasts } from './place-toasts.ts';

const SUCCESS_MS = 5_000;
const icons: Record<Notice['kind'], IconName> = { success: 'check', failure: 'cloud-off', note: 'hourglass' };

function show({ kind, message, details }: Notice): void {
  // Shows one success at a time, so that toasts do not cover a phone's page. Toasts with Undo stay.
  const id = details.until ? crypto.randomUUID() : kind === 'success' && !details.action ? kind : `${kind} ${message}`;
  const duration = details.until ? Infinity : (details.durationMs ?? (kind === 'failure' ? Infinity : SUCCESS_MS));
  const face = <Note kind={kind} message={message} details={details} onDismiss={() => dismiss(id)} />;
  const raise = kind === 'failure' ? toast.error : toast.success;
  raise(face, { id, duration });
  if (kind === 'failure') document.dispatchEvent(new Event(FAILURE_SHOWN));
  const end = (): void => dismiss(id);
  void details.until?.then(end, end);
}

function dismiss(id: string): void {
  // Moves the focus first, because it is lost when the pressed button is removed.
  const toasts = document.activeElement?.closest('.toasts');
  if (toasts) {
    focusMain();
    // While a dialog is open, the page is inert, so the dialog gets the focus.
    toasts.closest('dialog')?.focus();
  }
  toast.remove(id);
}

/** Renders the toasts, at the bottom, above trays, bars and dialogs. Must be rendered once. */
export function ToastRegion() {
  const { toasts, handlers } = useToaster();
  /** `placeToasts` moves this element without React's knowledge. */
  const [container] = useState(() => document.createElement('div'));
  const visible = toasts.filter((one) => one.visible);
  useLayoutEffect(() => {
    placeToasts(container);
    return () => container.remove();
  }, [container]);

  return createPortal(
    <section
      popover="manual"
      aria-label="Messages"
      className="toasts on-paper"
      // Ignores taps, after which browsers keep reporting a mouse at that point.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && handlers.startPause()}
      onPointerLeave={handlers.endPause}
      // Keeps a pressed button from taking the focus from a field in which somebody types.
      onMouseDown={(event) =>
        event.target instanceof Element && event.target.closest('button') && event.preventDefault()
      }
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div role="alert">{notes(visible, 'error')}</div>
      <div role="status">{notes(visible, 'success')}</div>
    </section>,
    container,
  );
}

/** The newest toast comes first. On screens with little height the others are hidden. */
const notes = (visible: readonly Toast[], type: Toast['type']) =>
  visible.map(
    (one, index) =>
      one.type === type && (
        <div key={one.id} data-older={index > 0 || undefined}>
          {resolveValue(one.message, one)}
        </div>
      ),
  );

interface NoteProps extends Notice {
  onDismiss: () => void;
}

const Note = ({ kind, message, details: { detail, wait, action }, onDismiss }: NoteProps) => (
  <div className="toast" data-kind={kind}>
    <span className="toast-badge">
      <Icon name={icons[kind]} size="small" />
    </span>
    <div className="toast-words">
      <p className="font-semibold">{message}</p>
      {detail && <p>{detail}</p>}
      {wait && <p>{wait}</p>}
      {action && (
        <Button
          variant="quiet"
          className="toast-action"
          onClick={() => {
            onDismiss();
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
    <IconButton icon="close" label="Dismiss" onClick={onDismiss} className="toast-close" />
  </div>
);

// Called at the end of the file, because waiting toasts are shown immediately and need the components above.
connectToasts({ show, clear: () => toast.remove() });
