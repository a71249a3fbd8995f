import type { PaidPlanId } from '@talelantern/domain/subscriptions/plans';

/** Paying for a plan and changing it, both on pages of the vendor's (docs/decisions/0072). */
export interface BillingService {
  /**
   * Leaves the app for the page on which `plan` is paid; resolves once the browser is on its way.
   * @throws AppError with the sentence to show; `in_progress`: there is a subscription already, which is managed.
   */
  checkout: (plan: PaidPlanId) => Promise<void>;
  /**
   * Leaves the app for the page on which the subscription is changed, cancelled and resumed, as `checkout` does.
   * @throws AppError with the sentence to show; `not_found`: there never was a subscription.
   */
  manage: () => Promise<void>;
}
