-- Each request comes, as behind a proxy, from an address of its own.
function request()
  wrk.headers['X-Forwarded-For'] = string.format('10.%d.%d.%d',
    math.random(0, 255), math.random(0, 255), math.random(1, 254))
  return wrk.format()
end
