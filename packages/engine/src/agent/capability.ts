/** What a tool, a server or a permission allows an agent to do. AG-019 combines these. */
const capabilities = [
  'execute', // run commands or code
  'write', // change files, records or settings
  'delete', // delete files, records or settings
  'read', // read files or records that are not public
  'search', // look things up in public or vendor material
  'fetch', // load a page or call a URL of the model's choice
  'browse', // drive a browser
  'send', // message, mail, post: content leaves for people or services
  'pay', // move money, trade
  'secrets', // read a secret store or credentials
  'database', // query a database
  'database-write', // change a database
  'administer', // change accounts, infrastructure, permissions
  'remember', // write lasting memory
  'delegate', // hand work to another agent
  'think', // no side effect: reasoning, time, arithmetic
] as const;
export type Capability = (typeof capabilities)[number];
