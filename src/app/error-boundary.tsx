import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  Fallback: ComponentType<{ message: string }>;
  children: ReactNode;
}

interface ErrorBoundaryState {
  message: string | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { message: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    const { children, Fallback } = this.props;
    return message === null ? children : <Fallback message={message} />;
  }
}
