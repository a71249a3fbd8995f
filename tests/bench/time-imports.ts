import { argv, cpuUsage, exit } from 'node:process';

/** Imports the modules that are given as arguments one after another; prints their processor times in ms as JSON. */
const times: number[] = [];
for (const module of argv.slice(2)) {
  const startUsage = cpuUsage();
  await import(module);
  const { user, system } = cpuUsage(startUsage);
  times.push((user + system) / 1000);
}
console.log(JSON.stringify(times));
exit();
