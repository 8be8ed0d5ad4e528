import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  children: ReactNode;
  /** What stands in for the children; `redraw` tries them again. */
  fallback: (redraw: () => void) => ReactNode;
};

/** Keeps an error of what it holds from taking the rest of the page along (AMB-63, F62). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  redraw = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.redraw) : this.props.children;
  }
}
