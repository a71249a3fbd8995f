import type { Account } from '../account/account.ts';
import { ApiError } from './api-error.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Puts the objects in place of the ids that `expand` names, as `data.product` or `subscription.latest_invoice`. */
export function expandPaths(answer: object, paths: unknown, account: Account): object {
  if (!Array.isArray(paths)) return answer;
  const expanded = structuredClone(answer);
  for (const path of paths) expandAt(expanded, String(path).split('.'), String(path), account);
  return expanded;
}

function expandAt(holder: unknown, [step = '', ...rest]: readonly string[], path: string, account: Account): void {
  if (Array.isArray(holder)) {
    for (const item of holder) expandAt(item, [step, ...rest], path, account);
    return;
  }
  if (!isObject(holder) || !Object.hasOwn(holder, step)) {
    const message = `This property cannot be expanded (${path}).`;
    throw new ApiError(400, message, { param: 'expand' });
  }
  const value = holder[step];
  if (typeof value === 'string') holder[step] = structuredClone(objectNamed(value, path, account));
  if (rest.length > 0 && holder[step] !== null) expandAt(holder[step], rest, path, account);
}

function objectNamed(id: string, path: string, account: Account): object {
  const shelves = [
    account.customers,
    account.products,
    account.prices,
    account.subscriptions,
    account.invoices,
    account.portalConfigurations,
  ];
  for (const shelf of shelves) {
    const found = shelf.find(id);
    if (found !== undefined) return found;
  }
  throw new ApiError(400, `This property cannot be expanded (${path}).`, { param: 'expand' });
}
