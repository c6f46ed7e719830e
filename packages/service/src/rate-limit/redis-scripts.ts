/**
 * A sliding log: the list has the time of each request that was allowed in the last minute, in microseconds of the server's clock, oldest
 * first. Times in the future come from a clock that was set back; they are treated as now, so that nobody waits longer than the window.
 * `string.format` is used because Lua prints large numbers with an exponent. Returns: 1 if the request is allowed, the number of requests in
 * the window, and the microseconds until the oldest leaves it.
 */
export const takeScript = `
local key, limit, window = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local printed = string.format('%.0f', now)
local last = redis.call('LINDEX', key, -1)
if last and tonumber(last) > now then
  local times = redis.call('LRANGE', key, 0, -1)
  for i, at in ipairs(times) do
    if tonumber(at) > now then redis.call('LSET', key, i - 1, printed) end
  end
end
local first = redis.call('LINDEX', key, 0)
while first and tonumber(first) <= now - window do
  redis.call('LPOP', key)
  first = redis.call('LINDEX', key, 0)
end
local used = redis.call('LLEN', key)
local allowed = 0
if used < limit then
  allowed, used = 1, used + 1
  redis.call('RPUSH', key, printed)
  redis.call('PEXPIRE', key, window / 1000)
end
return {allowed, used, tonumber(first or printed) + window - now}
`;

/** Returns the number of failures and the milliseconds since the last. A time in the future is treated as now, as above. */
export const failuresScript = `
local count, at = unpack(redis.call('HMGET', KEYS[1], 'count', 'at'))
if not count then return {0, 0} end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if tonumber(at) > now then
  at = string.format('%.0f', now)
  redis.call('HSET', KEYS[1], 'at', at)
end
return {tonumber(count), now - tonumber(at)}
`;

export const addFailureScript = `
local time = redis.call('TIME')
redis.call('HSET', KEYS[1], 'at', string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000)))
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return redis.call('HINCRBY', KEYS[1], 'count', 1)
`;
