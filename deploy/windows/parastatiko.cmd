@echo off
rem Starts parastatiko with the Node beside it. The second start is faster: Node stores what it compiled.
setlocal
if not defined NODE_COMPILE_CACHE set "NODE_COMPILE_CACHE=%TEMP%\parastatiko"
"%~dp0node.exe" "%~dp0parastatiko.cjs" %*
