-- One message, sent again and again; each of them is a new one to the server.
wrk.method = 'POST'
wrk.headers['Content-Type'] = 'application/json'
wrk.body = '{"firstName":"Ann","lastName":"Example","email":"ann@visitor.example","phone":"732-555-0101",'
  .. '"subject":"Insurance Questions","message":"Do you take my insurance? Thank you.","consent":true}'

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('\n{"perSecond":%f,"p99":%f,"failed":%d}\n',
    summary.requests / summary.duration * 1e6, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
