import { composeTools } from '../../../functions/src/compose.ts';
import { parseConfig } from '../../../functions/src/config.ts';
import { deleteAccount, type DepartureTools } from '../../../functions/src/operations/accounts/delete-account.ts';

/* A functions process that deletes the account named first and dies after as many steps as named second. */

const [uid = '', steps = ''] = process.argv.slice(2);
let left = Number(steps);

/** The same port, whose process dies with the last step that it may still do. */
function mortal<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(method, target, given);
        return answer instanceof Promise ? answer.then(countDown) : answer;
      };
    },
  });
}

function countDown<Answer>(answer: Answer): Answer {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  return answer;
}

const { departures, signIns, subscriptions, belongings, fileShelf, shares, pictures } = composeTools(
  parseConfig(process.env),
);
const tools: DepartureTools = {
  departures: mortal(departures),
  signIns: mortal(signIns),
  subscriptions: mortal(subscriptions),
  belongings: mortal(belongings),
  fileShelf: mortal(fileShelf),
  shares: mortal(shares),
  pictures: mortal(pictures),
};
await deleteAccount(tools, uid, Date.now());
