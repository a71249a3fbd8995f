import { composeAccountDeletion } from '../../../functions/src/accounts/compose-deletion.ts';
import { openCloud } from '../../../functions/src/cloud.ts';
import { parseConfig } from '../../../functions/src/config.ts';
import { deleteAccount, type DeleteAccountDeps } from '../../../functions/src/accounts/operations/delete-account.ts';

/*
 * A functions process that deletes the account in the first argument and exits after the number of steps in the
 * second.
 */

const [uid = '', steps = ''] = process.argv.slice(2);
let stepsLeft = Number(steps);

/** Wraps a port so that the process exits after its last allowed step. */
function exitingPort<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return (...callArgs: unknown[]): unknown => {
        const response: unknown = Reflect.apply(method, target, callArgs);
        return response instanceof Promise ? response.then(countDown) : response;
      };
    },
  });
}

function countDown<Result>(response: Result): Result {
  stepsLeft -= 1;
  if (stepsLeft === 0) process.kill(process.pid, 'SIGKILL');
  return response;
}

const { accountDeletions, signIns, subscriptions, userDocuments, fileStore, shares, pictures } = composeAccountDeletion(
  openCloud(parseConfig(process.env)),
);
const deps: DeleteAccountDeps = {
  accountDeletions: exitingPort(accountDeletions),
  signIns: exitingPort(signIns),
  subscriptions: exitingPort(subscriptions),
  userDocuments: exitingPort(userDocuments),
  fileStore: exitingPort(fileStore),
  shares: exitingPort(shares),
  pictures: exitingPort(pictures),
};
await deleteAccount(deps, uid, Date.now());
