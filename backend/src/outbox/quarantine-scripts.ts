/**
 * Each change to the quarantine is an atomic Redis script, so a crash can't
 * leave inconsistent lists or byte counts.
 *
 *     quarantine:message:<id>   hash: body, at (ms), reason, size, kind; after delivery only deliveredAt, for a day
 *     quarantine:unlisted       IDs that haven't been in a digest, by the time when one is due
 *     quarantine:listed         IDs that have been in a digest, by the time when they were received
 *     quarantine:bytes          hash: total size of overflow, and of suspected messages, unlisted and listed
 *     quarantine:digest         IDs in the digest that is being sent
 *     quarantine:digest-recipients    recipients who already have it
 *     quarantine:digest-failures      consecutive failures to send a digest
 */
export const keys = {
  unlisted: 'quarantine:unlisted',
  listed: 'quarantine:listed',
  bytes: 'quarantine:bytes',
  digest: 'quarantine:digest',
  digestRecipients: 'quarantine:digest-recipients',
  digestFailures: 'quarantine:digest-failures',
  message: (id: string): string => `quarantine:message:${id}`,
} as const;

const common = `
local function keyOf(id) return '${keys.message('')}' .. id end

-- Messages from before this release have no kind, and were all counted as unlisted.
local function unlistedOf(id)
  return redis.call('HGET', keyOf(id), 'kind') == 'overflow' and 'overflow' or 'unlisted'
end

local function remove(id)
  local size = redis.call('HGET', keyOf(id), 'size')
  if not size then return false end
  local list = redis.call('ZREM', '${keys.unlisted}', id) == 1 and unlistedOf(id) or 'listed'
  redis.call('ZREM', '${keys.listed}', id)
  redis.call('HINCRBY', '${keys.bytes}', list, -size)
  redis.call('DEL', keyOf(id))
  return true
end
`;

/**
 * ARGV: id, body, the same cut short, at, reason, overhead per message, due at,
 * kind, its capacity, key of the same message in the delivery queue. Returns
 * the outcome and the evicted IDs.
 */
export const addScript = `${common}
local id, body, short, at, reason, overhead, due, kind, capacity, job = unpack(ARGV)
if redis.call('EXISTS', keyOf(id), job) > 0 then return {'known'} end

local list = kind == 'overflow' and 'overflow' or 'unlisted'
local function bytesOf(name) return tonumber(redis.call('HGET', '${keys.bytes}', name) or 0) end
if bytesOf(list) > capacity / 4 then body = short end
local size = #body + overhead
local over = bytesOf(list) + size - capacity
local evicted = {}
if kind == 'suspected' then over = over + bytesOf('listed') end
if over > 0 and kind == 'suspected' then
  -- Every message counts as at least 1 kB, so evicting a hundred is enough for the largest.
  for _, oldest in ipairs(redis.call('ZRANGE', '${keys.listed}', 0, 99)) do
    table.insert(evicted, oldest)
    over = over - redis.call('HGET', keyOf(oldest), 'size')
    if over <= 0 then break end
  end
end
if over > 0 then return {'full'} end

for _, oldest in ipairs(evicted) do remove(oldest) end
redis.call('HSET', keyOf(id), 'body', body, 'at', at, 'reason', reason, 'size', size, 'kind', kind)
redis.call('ZADD', '${keys.unlisted}', due, id)
redis.call('HINCRBY', '${keys.bytes}', list, size)
return {'added', unpack(evicted)}
`;

/** ARGV: IDs to remove. Returns those that existed. */
export const removeScript = `${common}
local removed = {}
for _, id in ipairs(ARGV) do
  if remove(id) then table.insert(removed, id) end
end
return removed
`;

/**
 * After a digest. ARGV: JSON of the listed IDs, JSON of the delivered IDs, now
 * (ISO 8601), seconds to remember delivered messages.
 */
export const finishScript = `${common}
for _, id in ipairs(cjson.decode(ARGV[1])) do
  if redis.call('ZREM', '${keys.unlisted}', id) == 1 then
    local at, size = unpack(redis.call('HMGET', keyOf(id), 'at', 'size'))
    redis.call('ZADD', '${keys.listed}', at, id)
    redis.call('HINCRBY', '${keys.bytes}', 'unlisted', -size)
    redis.call('HINCRBY', '${keys.bytes}', 'listed', size)
  end
end
for _, id in ipairs(cjson.decode(ARGV[2])) do
  if remove(id) then
    redis.call('HSET', keyOf(id), 'deliveredAt', ARGV[3])
    redis.call('EXPIRE', keyOf(id), ARGV[4])
  end
end
redis.call('DEL', '${keys.digest}', '${keys.digestRecipients}', '${keys.digestFailures}')
`;
