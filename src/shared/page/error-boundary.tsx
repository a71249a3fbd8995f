import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  Fallback?: ComponentType<{ message: string }>;
  children: ReactNode;
}

interface ErrorBoundaryState {
  message: string | null;
}

/** A page that fails again within this time is broken itself, not by a translator. */
const MIN_BETWEEN_REMOUNTS_MS = 5_000;

/**
 * Shows `Fallback`, or nothing, after an error. First mounts the page once more, because a browser that translates it
 * may have moved its nodes (docs/decisions/0167); forms are restored from their drafts.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { message: null };
  private remountedAt = 0;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown): void {
    // Resets on Back, which leaves the failed page. Adding the same listener again has no effect.
    window.addEventListener('popstate', this.mountAgain);
    if (!(error instanceof DOMException) || Date.now() - this.remountedAt < MIN_BETWEEN_REMOUNTS_MS) return;
    this.remountedAt = Date.now();
    this.mountAgain();
  }

  private readonly mountAgain = (): void => this.setState({ message: null });

  override render(): ReactNode {
    const { message } = this.state;
    const { children, Fallback } = this.props;
    return message === null ? children : Fallback && <Fallback message={message} />;
  }
}
